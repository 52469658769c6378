#!/usr/bin/env node
import { create } from './create.ts';

const { exitCode, stdout, stderr } = create(process.argv.slice(2), process.cwd());
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
