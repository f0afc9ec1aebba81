// npm start: installs, builds and serves the table in the browser. Options go to `peerless serve`; words that name
// another command, as in `npm start -- play`, are run instead. In this process, so that signals reach the server.
const words = process.argv.slice(2);
const [first = ''] = words;
const isForServing =
  first === '' || (first.startsWith('-') && !['-h', '--help', '--version'].includes(first));
if (isForServing) process.argv.splice(2, 0, 'serve');
await import('../bin/peerless.js');
