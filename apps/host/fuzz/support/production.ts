// React and the host read NODE_ENV when they are loaded: imported before them.
process.env['NODE_ENV'] = 'production';

export {};
