import { readFileSync } from 'node:fs';
import { SETTINGS, SearchBot, networkFrom, evaluate } from '@peerless/ai/training';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { apply, below, createLibrary, createRng, isOver, newGame, observe, optionCount, outcome } from '@peerless/rules';
import { askedSeat } from '@peerless/rules/numbers';
const [file, pairs='50', it='200', seed='5', extra='{}'] = process.argv.slice(2);
const net = networkFrom(readFileSync(file,'utf8'));
const CORE = ['sarpedon','marmoreal','heorot','baskerville-manor','soho'];
const library = createLibrary({ heroes, boards });
const x = JSON.parse(extra);
const A = () => new SearchBot('new', { ...SETTINGS, value: net, ...x }, +it);
const B = () => new SearchBot('old', SETTINGS, +it);
let wins=0, games=0; const by={}; let empty=0; let tA=0,tB=0,nA=0,nB=0;
for (let p=0;p<+pairs;p++){
  const rng=createRng(seed+p.toString(16));
  const pick=(l)=>l[below(rng,l.length)];
  const seats=[{hero:pick(heroes).slug},{hero:pick(heroes).slug}];
  const config={seed:seed+p.toString(16),board:pick(CORE),mode:'duel',seats};
  for (const s of [0,1]){
    const g=newGame(config,library);
    const bots=[s===0?A():B(), s===0?B():A()];
    while(!isOver(g)){ const seat=askedSeat(g); const c=optionCount(g)===1?0:(()=>{const t=process.hrtime.bigint(); const o=bots[seat].think(observe(g,seat),rng).option; const d=Number(process.hrtime.bigint()-t)/1e6; if(bots[seat].name==='new'){tA+=d;nA++}else{tB+=d;nB++} return o})(); apply(g,c); }
    const w=outcome(g)?.winners??[]; games++;
    wins += w.length!==1?0.5: w[0]===s?1:0;
  }
  if (p%25===24||p===+pairs-1){ const r=wins/games; console.log(`${games} games: ${(100*r).toFixed(1)} % ± ${(196*Math.sqrt(r*(1-r)/games)).toFixed(1)}; ms/choice ${(tA/nA).toFixed(2)} vs ${(tB/nB).toFixed(2)}`); }
}
