// React and the host read NODE_ENV when they are imported, so this module must be imported first.
process.env['NODE_ENV'] = 'production';
