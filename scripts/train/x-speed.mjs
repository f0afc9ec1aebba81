import { readFileSync } from 'node:fs';
import { learned, networkFrom, evaluate } from '@peerless/ai/training';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { apply, below, clone, createLibrary, createRng, isOver, newGame, optionCount } from '@peerless/rules';
const net = networkFrom(readFileSync('/tmp/train/v12.txt','utf8'));
const library = createLibrary({ heroes, boards });
const rng=createRng('1'); const games=[];
for (let i=0;i<40;i++){ const g=newGame({seed:'a'+i.toString(16),board:'sarpedon',mode:'duel',seats:[{hero:heroes[i%heroes.length].slug},{hero:heroes[(i*7+3)%heroes.length].slug}]},library); for(let k=0;k<60&&!isOver(g);k++) apply(g,below(rng,optionCount(g))); if(!isOver(g)) games.push(g);}
const ch=new Float64Array(4);
for (const [n,v] of [['linear',learned],['net',net],['linear',learned],['net',net]]){ for(let r=0;r<500;r++) for(const g of games) evaluate(g,v,ch); const t=process.cpuUsage(); let c=0; for(let r=0;r<1000;r++) for(const g of games){evaluate(g,v,ch);c++} const u=process.cpuUsage(t); console.log(n,((u.user+u.system)/c).toFixed(2),'µs'); }
import { seatInputs, INPUTS } from '@peerless/ai/training';
const buf=new Float64Array(INPUTS*2);
for(let k=0;k<3;k++){const t=process.cpuUsage(); let c=0; for(let r=0;r<2000;r++) for(const g of games){seatInputs(g,0,buf,0);seatInputs(g,1,buf,INPUTS);c++} const u=process.cpuUsage(t); console.log('inputs',((u.user+u.system)/c).toFixed(2),'µs');}
