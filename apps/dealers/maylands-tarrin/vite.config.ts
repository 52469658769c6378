import { siteViteConfig } from '@forecourt/site/vite';

export default siteViteConfig(import.meta.dirname);
