export { default } from '@forecourt/site/routes';
