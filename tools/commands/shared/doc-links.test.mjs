import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** Pages of sites: their links are addresses of the site, which the build of the site checks. */
const CONTENT = /^(apps\/dealers\/[^/]+|assets)\/content\//;

/** Where the links of a page lead, but for other hosts: a path from the page, `#` and a heading, or both. */
function relativeLinks(page) {
  const prose = page.replace(/^ *```[\s\S]*?^ *```/gm, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchors(page) {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link of a page in a folder leads to a file or folder, and to a heading where it names one. */
function leads(page, folder, link) {
  const [path, anchor] = link.split('#');
  const target = join(folder, path);
  if (path !== '' && !existsSync(target)) return false;
  if (anchor === undefined) return true;
  return anchors(path === '' ? page : readFileSync(target, 'utf8')).includes(anchor);
}

test('links are told from code and from other hosts', () => {
  const page = '[a](b.md) [c](https://d.example) [e](#f)\n```md\n[g](h.md)\n```\n![i](j/k.webp "l")';
  assert.deepEqual(relativeLinks(page), ['b.md', '#f', 'j/k.webp']);
});

test('every relative link of a page of documentation leads somewhere', () => {
  const pages = filesBelow(root).filter(
    (file) => file.endsWith('.md') && !/(^|\/)\./.test(file) && !CONTENT.test(file),
  );
  assert.ok(pages.length > 50);
  const dead = pages.flatMap((file) => {
    const page = readFileSync(join(root, file), 'utf8');
    const links = relativeLinks(page).filter((link) => !leads(page, join(root, dirname(file)), link));
    return links.map((link) => `${file}: ${link}`);
  });
  assert.deepEqual(dead, []);
});
