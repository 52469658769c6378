export { default } from '@forecourt/site/react-router-config';
