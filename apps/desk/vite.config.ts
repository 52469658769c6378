import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The desk's own host, which the dev server stands before: a write from another origin would be refused. */
const host = `desk.localhost:${process.env['PORT'] ?? 4200}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['@forecourt/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'],
  },
  // The content security policy allows no inline script: no polyfill, and assets stay files.
  build: { outDir: 'build', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/api/desk': {
        target: `http://127.0.0.1:${process.env['PORT'] ?? 4200}`,
        headers: { host, origin: `http://${host}` },
      },
    },
  },
});
