import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import tailwind from '@tailwindcss/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { withoutOverrides } from '../vitest.overrides.ts';
import { dealerBrands } from './dealer-brands.ts';
import { originalPictures } from './original-pictures.ts';

const dealers = new URL('../apps/dealers', import.meta.url);

/** Libs resolve to their source, so that Storybook needs no build. */
const conditions = ['@forecourt/source', 'module', 'browser', 'development|production'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './Start.mdx',
    './foundations/*.stories.tsx',
    './dealers/*.stories.tsx',
    '../libs/**/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../assets/pictures', to: '/pictures' },
    ...readdirSync(dealers).map((slug) => ({ from: `../apps/dealers/${slug}/public`, to: `/${slug}` })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), tailwind(), originalPictures(), dealerBrands(), withoutOverrides()],
      resolve: { conditions, dedupe: ['react', 'react-dom'] },
    }),
};

export default config;
