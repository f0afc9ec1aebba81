/** Runs the `peerless` command with the words after its name and returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  if (argv.length > 0 && argv[0] !== '--help') {
    process.stderr.write(`The command "${argv[0]}" is not there yet.\n`);
    return 1;
  }
  process.stdout.write('Usage: peerless <command>\n');
  return 0;
}
