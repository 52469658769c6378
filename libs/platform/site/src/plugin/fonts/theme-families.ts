import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A font token of the theme, and the first family that it names. */
export interface ThemeFamily {
  token: string;
  family: string;
  /** Names without quotes are system fonts: `system-ui`, `Georgia`. */
  quoted: boolean;
}

/** The fonts of a dealer app: those of its `theme.css`, else the platform's. */
export async function themeFamilies(appDirectory: string): Promise<ThemeFamily[]> {
  const { readTheme } = await import('@forecourt/theme');
  const require = createRequire(path.join(appDirectory, 'package.json'));
  const styles = require.resolve('@forecourt/theme/styles.css');
  const theme = readTheme(
    readFileSync(path.join(path.dirname(styles), 'tokens.css'), 'utf8'),
    readFileSync(path.join(appDirectory, 'theme.css'), 'utf8'),
  );
  return ['--font-display', '--font-text'].map((token) => {
    const [first = ''] = (theme.get(token) ?? '').split(',');
    const [, quoted] = /^['"](.*)['"]$/.exec(first.trim()) ?? [];
    return { token, family: quoted ?? first.trim(), quoted: quoted !== undefined };
  });
}
