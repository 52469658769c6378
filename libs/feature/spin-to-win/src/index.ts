export { spinToWin } from './manifest.ts';
