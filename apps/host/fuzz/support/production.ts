// React and the host read NODE_ENV on import, so this module must be imported first.
process.env['NODE_ENV'] = 'production';

export {};
