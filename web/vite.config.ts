import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { subsetFonts } from './fonts.ts';
import { paletteTokens } from './palette.ts';
import { typesetCatalogues } from './typeset.ts';

// The build lands inside the Python package, so that the wheel holds the client and the room serves it.
export default defineConfig({
  plugins: [typesetCatalogues(), paletteTokens(), subsetFonts(), svelte()],
  build: {
    outDir: '../src/castelude/room/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What many pages share comes in one file: each answer brings half a kilobyte of headers along.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 7 }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/live': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
