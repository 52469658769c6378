import type { RouteConfig } from '@react-router/dev/routes';

/** The routes of the dealer app in the current folder. */
declare const routes: RouteConfig;
export default routes;
