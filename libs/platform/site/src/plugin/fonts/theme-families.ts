import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A token of the theme that names fonts, and the one that it names first. */
export interface ThemeFamily {
  token: string;
  family: string;
  /** Names without quotes are left to the visitor's own fonts: `system-ui`, `Georgia`. */
  quoted: boolean;
}

/** The fonts that the pages of a dealer app are set in: those of its `theme.css`, and the platform's where it names none. */
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
