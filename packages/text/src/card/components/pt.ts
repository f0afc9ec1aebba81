import type { ComponentRules } from './component-rules.ts';

/** The rules of components in Portuguese. */
export const pt: ComponentRules = {
  counter: 'O que for ganho além do máximo é perdido. Gastar é sempre opcional.',
  row: 'A fileira é lida da esquerda para a direita, e todos a veem. Ativar liga a parte desativada mais à esquerda. Desativar desliga a parte ativada mais à esquerda, que vai então para o fim da fileira, à direita. Se não restar nenhuma, nada acontece.',
  pile: 'Uma pilha das suas próprias cartas, à vista de todos. O que está nela não está na sua mão, nem no seu baralho, nem na sua pilha de descartes.',
  pileOrder: 'As cartas ficam na ordem em que chegaram.',
  heroes:
    'Cada uma destas miniaturas é um herói com seu próprio marcador de vida; o jogador não é derrotado enquanto uma delas estiver de pé. Na preparação, a primeira ocupa o espaço inicial, e as outras são colocadas na zona dela, como ajudantes. Um texto que fala do herói de um jogador se refere a um herói não derrotado, e é esse jogador que escolhe qual.',
  sideDeck:
    'As cartas desta pilha não são cartas de ação e nunca vão para a mão. A pilha fica virada para baixo, e ninguém conhece a ordem das cartas; as cartas reveladas ficam à vista de todos.',
  sideActs:
    'O que uma carta revelada diz vale enquanto ela estiver revelada; não é efeito de carta de ação, e nada o cancela.',
  sideDiscard:
    'As cartas descartadas ficam à vista ao lado da pilha e não voltam por si mesmas; a carta colocada no fundo é conhecida por todos.',
  counterDamage:
    'Cada dano sofrido conta uma vez, qualquer que seja a origem ou a quantidade; dano que não é sofrido não conta.',
  token:
    'Nunca há mais de uma destas fichas no mesmo espaço. A ficha não bloqueia combatentes nem altera zonas.',
  tokenMove:
    'Ao se mover, conta espaços como um combatente, mas atravessa combatentes e outras fichas e pode terminar em um espaço ocupado.',
  tokenFree:
    'Um passo para um espaço com uma destas fichas não gasta movimento; um passo desse espaço para outro sem ficha conta normalmente. Onde se pode parar não muda. Para os oponentes que movem esse combatente, e para todos os outros combatentes, é como se as fichas não existissem.',
  pathsTitle: 'Caminhos',
  paths:
    'Um caminho é uma linha entre dois espaços. Cada um conta uma vez por turno, em qualquer sentido e por mais vezes que se passe por ele, mesmo em um passo que não gasta movimento. Quem é colocado não passa por caminho algum, e as passagens secretas também não são caminhos. Você escolhe o último espaço; até lá, o herói passa por tantos caminhos diferentes quantos uma carta pedir, se o movimento bastar, e também pode sair de um espaço e voltar a ele.',
  tokenLink:
    'Mover-se de uma destas fichas para outra custa 1 espaço de movimento e segue as regras normais: não se pode entrar em um espaço com um combatente inimigo. Para ataques e efeitos, esses espaços não são adjacentes. Os outros combatentes se movem como se as fichas não existissem.',
  tokenValue: 'O bônus não é um efeito de carta e não pode ser cancelado.',
  symbols:
    'A carta que está sendo jogada ainda não está na pilha de descartes, portanto o símbolo dela nunca conta. O que uma pilha de descartes vazia mostra não é uma carta de ação: não é comprado, contado nem retornado para a mão.',
  wild: 'O símbolo coringa representa um destes símbolos por vez, nunca vários.',
  forms:
    'Apenas uma destas opções vale de cada vez; um marcador mostra qual. Ela só muda quando uma habilidade ou um efeito de carta determinar.',
  reserve:
    'Na reserva, um combatente não está no tabuleiro: não pode agir, ser escolhido nem sofrer dano até ser invocado. Se for derrotado, volta para a reserva e pode ser invocado de novo.',
  large:
    'Um combatente grande junto a uma porta aberta impede que ela seja fechada e não pode usar passagens secretas.',
  doorsTitle: 'Portas',
  doors:
    'Todas as portas começam abertas. Durante uma manobra, e só nela, um combatente junto a uma porta pode fechá-la de graça ou abri-la gastando 1 espaço do seu movimento, quantas vezes você quiser. Através de uma porta fechada não há movimento, adjacência nem ataque. Dois espaços da mesma cor estão em zonas diferentes se houver uma porta fechada no caminho mais curto entre eles. Uma porta não pode ser fechada enquanto houver um combatente grande junto a ela.',
  passagesTitle: 'Passagens secretas',
  passages:
    'Um combatente pode se mover de qualquer espaço com passagem para qualquer outro como se fossem adjacentes, por 1 espaço de movimento. Para ataques e tudo o mais, eles não são adjacentes. Combatentes grandes não podem usar passagens.',
  oneWayTitle: 'Linhas de mão única',
  oneWay:
    'O movimento só segue o sentido da seta. Para ataques e efeitos, os dois espaços são adjacentes nos dois sentidos.',
  highGroundTitle: 'Terreno elevado',
  highGround:
    'O ataque feito do espaço onde começa uma dessas setas contra o combatente no espaço para o qual ela aponta tem +1 de valor. É um bônus do tabuleiro, não um efeito de carta: não pode ser cancelado. Conta onde os dois combatentes estão quando o dano de combate é calculado.',
  conveyorTitle: 'Esteira rolante',
  conveyor:
    'No final de todo turno, depois das habilidades de final de turno e antes do limite de cartas na mão, a esteira anda. Primeiro, um combatente no último espaço dela é colocado em um espaço vazio do caixote; o jogador cujo turno termina escolhe qual. Depois, do fim para o começo, cada outro combatente na esteira avança para o espaço seguinte. Quem não pode sair fica, e também todos logo atrás. De resto, esses espaços são como todos os outros.',
  itemsTitle: 'Itens',
  items:
    'Itens de tática e de combate ficam virados para cima ao lado de alguns espaços, cada um em um lugar do seu tipo, distribuídos ao acaso. Um combatente pode usar o item do seu espaço: um item de tática como uma ação própria, um item de combate acrescentando-o à carta que joga em um combate, antes de as cartas serem reveladas. Depois, o item sai do jogo.',
  deckLinksTitle: 'Ligações entre conveses',
  deckLinks:
    'Dois espaços com o mesmo símbolo são adjacentes para todos os efeitos, embora nenhuma linha esteja desenhada entre eles: um passo custa 1 espaço de movimento nas duas direções, e ataques e efeitos alcançam o outro lado.',
};
