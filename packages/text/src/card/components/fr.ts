import type { ComponentRules } from './component-rules.ts';

/** The rules of components in French: \u202f stands before : ; ! and ?. */
export const fr: ComponentRules = {
  counter: 'Tout gain au-delà du maximum est perdu. Dépenser est toujours facultatif.',
  row: 'La rangée se lit de gauche à droite, à la vue de tous. Activer met en marche l’élément inactif le plus à gauche. Désactiver arrête l’élément actif le plus à gauche, qui passe alors à l’extrémité droite de la rangée. S’il n’en reste aucun, rien ne se passe.',
  pile: 'Une pile de vos propres cartes, à la vue de tous. Ce qui s’y trouve n’est ni dans votre main, ni dans votre deck, ni dans votre défausse.',
  pileOrder: 'Ses cartes gardent l’ordre dans lequel elles sont arrivées.',
  heroes:
    'Chacune de ces figurines est un héros avec son propre compteur Santé\u202f; un joueur n’est pas vaincu tant que l’une d’elles est encore debout. À la mise en place, la première occupe la case de départ\u202f; les autres sont placées dans sa zone, comme des acolytes. Un texte qui parle du héros d’un joueur désigne l’un de ses héros non vaincus, au choix de ce joueur.',
  sideDeck:
    'Ses cartes ne sont pas des cartes Action et ne vont jamais en main. La pile reste face cachée, et personne n’en connaît l’ordre\u202f; les cartes révélées sont à la vue de tous.',
  sideActs:
    'Ce que dit une carte révélée vaut tant qu’elle reste révélée\u202f; comme ce n’est pas un effet de carte Action, rien ne peut l’annuler.',
  sideDiscard:
    'Les cartes défaussées restent visibles à côté de la pile et n’y reviennent pas d’elles-mêmes\u202f; tous connaissent la carte mise sous la pile.',
  counterDamage:
    'Chaque prise de dégâts compte une fois, quels que soient leur source et leur nombre\u202f; des dégâts qui ne sont pas subis ne comptent pas.',
  token:
    'Il n’y en a jamais plus d’un par case. Il ne bloque pas les combattants et ne change pas les zones.',
  tokenMove:
    'Quand il se déplace, il compte les cases comme un combattant, mais il traverse les combattants et les autres jetons et peut finir sur une case occupée.',
  tokenFree:
    'Un pas vers une case avec l’un de ces jetons n’utilise pas de déplacement\u202f; un pas de cette case vers une autre compte comme d’habitude. Les cases où l’on peut s’arrêter restent les mêmes. Quand un adversaire déplace ce combattant, et pour tous les autres combattants, tout se passe comme si les jetons n’étaient pas là.',
  pathsTitle: 'Chemins',
  paths:
    'Un chemin est une ligne entre deux cases. Chacun compte une fois par tour, dans un sens comme dans l’autre et quel que soit le nombre de passages, même lors d’un pas qui n’utilise pas de déplacement. Être placé ne fait emprunter aucun chemin, et les passages secrets n’en sont pas. Vous choisissez la dernière case\u202f; pour s’y rendre, le héros emprunte autant de chemins différents qu’une carte en demande, si son déplacement le permet, et il peut aussi partir et revenir sur la même case.',
  tokenLink:
    'Se déplacer d’un de ces jetons à un autre coûte 1 case de déplacement et suit les règles habituelles\u202f: on ne peut pas entrer sur une case occupée par un combattant adverse. Pour les attaques et les effets, ces cases ne sont pas adjacentes. Les autres combattants se déplacent comme si les jetons n’étaient pas là.',
  tokenValue: 'Ce bonus n’est pas un effet de carte et ne peut pas être annulé.',
  symbols:
    'La carte que vous jouez n’est pas encore dans la défausse\u202f: son propre symbole ne compte donc jamais. Ce que présente une défausse vide n’est pas une carte Action\u202f: on ne le pioche pas, on ne le compte pas et on ne le remet pas en main.',
  wild: 'Le symbole Joker remplace un seul de ces symboles à la fois, jamais plusieurs.',
  forms:
    'Une seule de ces possibilités s’applique à tout moment\u202f; un marqueur indique laquelle. Elle ne change que si une capacité ou un effet de carte le dit.',
  reserve:
    'En réserve, un combattant n’est pas sur le plateau\u202f: il ne peut ni agir, ni être choisi, ni subir de dégâts avant d’être invoqué. Une fois vaincu, il retourne en réserve et peut être invoqué de nouveau.',
  large:
    'Un grand combattant à côté d’une porte ouverte empêche de la fermer, et il ne peut pas emprunter les passages secrets.',
  doorsTitle: 'Portes',
  doors:
    'Toutes les portes sont ouvertes au début. Pendant une manœuvre, et seulement alors, un combattant à côté d’une porte peut la fermer gratuitement ou l’ouvrir pour 1 case de son déplacement, autant de fois que vous le souhaitez. À travers une porte fermée, il n’y a ni déplacement, ni adjacence, ni attaque. Deux cases de la même couleur sont dans des zones différentes si une porte fermée se trouve sur le plus court chemin qui les relie. Une porte ne peut pas être fermée tant qu’un grand combattant se trouve à côté.',
  passagesTitle: 'Passages secrets',
  passages:
    'Un combattant peut se déplacer de n’importe quelle case avec un passage à n’importe quelle autre comme si elles étaient adjacentes, pour 1 case de déplacement. Pour les attaques et tout le reste, elles ne sont pas adjacentes. Les grands combattants ne peuvent pas emprunter les passages.',
  oneWayTitle: 'Lignes à sens unique',
  oneWay:
    'Les déplacements ne se font que dans le sens de la flèche. Pour les attaques et les effets, les deux cases sont adjacentes dans les deux sens.',
  highGroundTitle: 'Terrain surélevé',
  highGround:
    'Une attaque depuis la case où commence une telle flèche contre le combattant situé sur la case qu’elle désigne voit sa valeur augmenter de 1. C’est un bonus du plateau et non un effet de carte\u202f: il ne peut pas être annulé. Ce qui compte, c’est la place des deux combattants au moment où les dégâts de combat sont calculés.',
  conveyorTitle: 'Tapis roulant',
  conveyor:
    'À la fin de chaque tour, après les capacités de fin de tour et avant la limite de main, le tapis avance. D’abord, un combattant sur sa dernière case est placé sur une case vide de la caisse\u202f; le joueur dont le tour se termine choisit laquelle. Ensuite, de la fin vers le début, chaque autre combattant du tapis passe à la case suivante. Celui qui ne peut pas partir reste, ainsi que tous ceux qui le suivent directement. Pour le reste, ces cases sont comme les autres.',
  itemsTitle: 'Objets',
  items:
    'Des objets de stratagème et de combat sont posés face visible à côté de certaines cases, chacun au hasard sur un emplacement de son type. Un combattant peut utiliser celui de sa case\u202f: un objet de stratagème comme une action à part entière, un objet de combat en l’ajoutant à la carte qu’il joue dans un combat, avant que les cartes soient révélées. L’objet quitte alors le jeu.',
  deckLinksTitle: 'Liaisons entre les ponts',
  deckLinks:
    'Deux cases qui portent le même symbole sont adjacentes à tous égards, bien qu’aucune ligne ne soit tracée entre elles\u202f: un pas coûte 1 case de déplacement dans les deux sens, et les attaques et les effets portent de l’une à l’autre.',
};
