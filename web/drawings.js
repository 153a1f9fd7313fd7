/** Prints the drawings that are written as text, as SVG markup by game and name: `scripts/drawings.py` keeps them. */
import { runnerImport } from 'vite';

const sheets = {};
for (const game of ['castel', 'castellum']) {
  const { module } = await runnerImport(`./src/games/${game}/exported.ts`, {
    configFile: false,
    logLevel: 'error',
  });
  sheets[game] = module.exported();
}
process.stdout.write(JSON.stringify(sheets));
