import { describe, expect, test } from 'vitest';
import { videoSource } from './videoSource.ts';

describe('videoSource', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ' https://youtube.com/shorts/aqz-KE-bpKQ ',
  ])('[VD-03] %s is framed without cookies', (address) => {
    expect(videoSource(address)).toEqual({
      kind: 'frame',
      provider: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
      href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    });
  });

  test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
    '[VD-03] %s is embedded from a host without tracking cookies',
    (address) => {
      expect(videoSource(address)).toMatchObject({
        provider: 'Vimeo',
        src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
        href: 'https://vimeo.com/76979871',
      });
    },
  );

  test('a file of this site is played in the page', () =>
    expect(videoSource('/pictures/video/suv-blue.webm')).toEqual({
      kind: 'file',
      src: '/pictures/video/suv-blue.webm',
      href: '/pictures/video/suv-blue.webm',
    }));

  test.each([
    'https://videos.example/a.mp4',
    'https://www.youtube.com/@dealer',
    'https://youtu.be/short',
    'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
  ])('%s is a link', (address) => expect(videoSource(address)).toEqual({ kind: 'link', href: address }));

  test.each([
    null,
    '',
    'null',
    'aqz-KE-bpKQ',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://videos.example/a.mp4',
    '//videos.example/a.mp4',
    '/\\videos.example/a.mp4',
    '/cars/a',
    'https://user:secret@youtu.be/aqz-KE-bpKQ',
  ])('%s is no video', (address) => expect(videoSource(address)).toBeNull());
});
