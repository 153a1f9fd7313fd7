/** Typesetting at build time: the spaces that a language sets apart, as `typeset` in src/castelude/texts.py does. */
import type { Plugin } from 'vite';

/** What `typography.json` of a language holds: patterns, and what takes their place. */
export type Typography = readonly (readonly [pattern: string, space: string])[];

export function typeset(text: string, typography: Typography): string {
  return typography.reduce((done, [pattern, space]) => done.replace(new RegExp(pattern, 'g'), space), text);
}

/** Catalogues that are imported with `?raw` come typeset. */
export function typesetCatalogues(): Plugin {
  return {
    name: 'typeset-catalogues',
    enforce: 'pre',
    async load(id) {
      const file = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      if (!file) return null;
      const read = (path: string): Promise<string> => this.fs.readFile(path, { encoding: 'utf8' });
      const table = await read(file.replace(/[^/]*$/, 'typography.json')).catch(() => '[]');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(typeset(await read(file), JSON.parse(table) as Typography))}`;
    },
  };
}
