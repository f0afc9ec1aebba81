/** What a page of a report looks like and how its tables are sorted: no other file, no network. */

export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#26221d;--soft:#6a6257;--line:#ddd5c6;--tint:#f4efe4;--accent:#2166ac}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a18;--ink:#ece7dd;--soft:#a9a195;--line:#3b3833;--tint:#262421;--accent:#7fb2e5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif}
main{max-width:1180px;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.15;margin:0 0 .3rem}h2{font-size:1.3rem;margin:2.5rem 0 .5rem}
p{max-width:70ch}.soft{color:var(--soft)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.7rem;margin:1.2rem 0;padding:0;list-style:none}
.tiles li{background:var(--tint);border-radius:.6rem;padding:.7rem .9rem}.tiles b{display:block;font-size:1.5rem}
.wide{overflow-x:auto;-webkit-overflow-scrolling:touch;border:1px solid var(--line);border-radius:.6rem}
.wide svg{display:block;max-width:none}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;white-space:nowrap}
th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--paper)}
:is(#cards,#pairings) :is(th,td):nth-child(2){text-align:left}
.long{max-height:36rem;overflow:auto}thead th{position:sticky;top:0;background:var(--paper);z-index:1}thead th:first-child{z-index:2}
td:first-child{white-space:normal;min-width:11rem}#cards :is(th,td){padding-inline:.5rem}
tbody tr:last-child td{border-bottom:0}
th button{all:unset;cursor:pointer;font-weight:600}th button:hover{color:var(--accent)}th button:focus-visible{outline:2px solid var(--accent)}
th[aria-sort=ascending] button::after{content:' ↑'}th[aria-sort=descending] button::after{content:' ↓'}
label{display:inline-block;margin:.3rem 0 .7rem}select{font:inherit;color:inherit;background:var(--tint);border:1px solid var(--line);border-radius:.4rem;padding:.2rem .4rem}
code{font:.9em ui-monospace,Menlo,Consolas,monospace;background:var(--tint);border-radius:.3rem;padding:.1rem .3rem;overflow-wrap:anywhere}
summary{cursor:pointer;margin:.7rem 0 .3rem;color:var(--accent)}
.plot{display:block;margin-left:auto}.plot line{stroke:var(--accent);stroke-width:2}.plot circle{fill:var(--accent)}.plot .mean{stroke:var(--soft);stroke-width:1;stroke-dasharray:2 2}
.bars text{font:12px system-ui,sans-serif;fill:var(--soft)}.bars rect{fill:var(--accent)}.bars svg{width:100%;max-width:640px;height:auto;display:block}
@media (max-width:640px){th,td{padding:.35rem .45rem}td:first-child{min-width:7.5rem}table{font-size:.875rem}.bars text{font-size:15px}:is(#heroes,#seats) :is(th,td):nth-child(3),#pairings :is(th,td):nth-child(4){display:none}#heroes :is(th,td):nth-child(6){display:none}}
@media print{.long{max-height:none}}
`;

/** Click on a title: sorted by it, words from A and numbers from the largest; once more: the other way round. */
export const PAGE_SCRIPT = `
for (const button of document.querySelectorAll('th button')) button.addEventListener('click', () => {
  const head = button.closest('th'), body = button.closest('table').tBodies[0], rows = [...body.rows];
  const value = (row) => row.cells[head.cellIndex].dataset.value ?? row.cells[head.cellIndex].textContent;
  const isText = rows.some((row) => isNaN(value(row)));
  const was = head.getAttribute('aria-sort');
  const up = was === null ? isText : was === 'descending';
  for (const other of head.parentNode.children) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
  const order = (a, b) => isText ? value(a).localeCompare(value(b)) : value(a) - value(b);
  body.append(...rows.sort((a, b) => up ? order(a, b) : order(b, a)));
});
for (const choice of document.querySelectorAll('select')) choice.addEventListener('change', () => {
  for (const row of document.querySelectorAll('#' + choice.dataset.table + ' tbody tr')) row.hidden = choice.value !== '' && row.dataset.hero !== choice.value;
});
`;
