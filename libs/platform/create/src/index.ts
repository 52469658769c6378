export { create, type Created } from './create.ts';
export { startingFeatures } from './dealerConfig.ts';
export { dealerFiles } from './dealerFiles.ts';
export { slugProblem, type DealerOptions } from './dealerOptions.ts';
