/**
 * Fonts at build time: those of `FONTS` with the characters of our languages, as `.fonts/NAME-WEIGHT.woff2`.
 * `src/design/fonts.css` names these files, and the page loads them before its script asks for them.
 */
import type { Plugin } from 'vite';

const FOLDER = '.fonts';
const FONTS = [
  ['grenze', 600],
  ['alegreya-sans', 500],
  ['alegreya-sans', 700],
] as const;
/** What headings and the text of every page need at once. */
const AT_ONCE = /(grenze-600|alegreya-sans-500)[^/]*\.woff2$/;
/** The copyright, the licence and its address, which the licence asks to keep. */
const COPYRIGHT = [0, 13, 14];
/** Kerning, ligatures, accents, and figures that are as high as capitals and equally wide. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'lnum', 'tnum'];

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
/** Old letters, fractions and signs that no text of ours has and hardly a name. */
const RARE = /[¡-¦ª¬-¯²-¶¸-º¼-¿ÐÞðþ]/g;
const CHARACTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0xff).replace(RARE, '') +
  'ŒœŸ–—‘’“”„…€•‹›−×' +
  String.fromCodePoint(0x2009, 0x202f);

export function subsetFonts(): Plugin {
  let root = '';
  let tests = false;
  return {
    name: 'subset-fonts',
    configResolved: ({ root: folder, mode }) => void ([root, tests] = [folder, mode === 'test']),
    async buildStart() {
      if (tests) return;
      const { default: subset } = await import('subset-font');
      await this.fs.mkdir(`${root}/${FOLDER}`, { recursive: true });
      for (const [name, weight] of FONTS) {
        const file = `${root}/node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
        const font = await subset(await this.fs.readFile(file), CHARACTERS, {
          targetFormat: 'woff2',
          noHinting: true,
          preserveNameIds: COPYRIGHT,
          keepFeatures: FEATURES,
        });
        await this.fs.writeFile(`${root}/${FOLDER}/${name}-${weight}.woff2`, font);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => AT_ONCE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
