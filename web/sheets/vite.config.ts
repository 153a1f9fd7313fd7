/** The contact sheets of `make art`: a page of its own, no part of the client. */
import { defineConfig, mergeConfig } from 'vite';
import client from '../vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    base: './',
    publicDir: false,
    build: { outDir: '../art/page', manifest: false, rolldownOptions: { input: 'sheets/index.html' } },
  }),
);
