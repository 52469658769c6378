import type satori from 'satori';
import { drawable } from './drawable.ts';
import { PHOTO_SIZE, PREVIEW_SIZE } from './PreviewCard.ts';
import type { PreviewCard, PreviewLook } from './PreviewCard.ts';

/** An element as satori reads it; React is not needed for that. */
type Element = Exclude<Parameters<typeof satori>[0], Iterable<unknown>>;
type Style = Readonly<Record<string, string | number>>;
type Children = readonly (Element | string | null)[] | string;

function box(style: Style, children?: Children, more: object = {}): Element {
  return {
    type: 'div',
    key: null,
    props: {
      style: { display: 'flex', flexShrink: 0, boxSizing: 'border-box', ...style },
      children,
      ...more,
    },
  };
}

const DISPLAY = 'display, "display latin-ext"';
const TEXT = 'text, "text latin-ext"';
const BAND = PREVIEW_SIZE.height - PHOTO_SIZE.height;
const MOST_FACTS = 4;

/**
 * The words of a card: beside its photo, whose place is left transparent, or over the whole width without one. Text that is too long is cut
 * with an ellipsis.
 */
export function cardLayout(card: PreviewCard, { photo }: { photo: boolean }): Element {
  const { look } = card;
  const width = photo ? PREVIEW_SIZE.width - PHOTO_SIZE.width : PREVIEW_SIZE.width;
  return box({ ...PREVIEW_SIZE, fontFamily: TEXT }, [
    photo
      ? box({ ...{ width: PHOTO_SIZE.width, height: PREVIEW_SIZE.height }, alignItems: 'flex-end' }, [
          box(
            {
              ...{ width: '100%', height: BAND, padding: '0 48px', alignItems: 'center' },
              backgroundColor: look.colours.surface,
            },
            [dealer(look)],
          ),
        ])
      : null,
    box(
      {
        ...{ width, height: PREVIEW_SIZE.height, flexDirection: 'column', padding: photo ? 44 : 80 },
        backgroundColor: look.colours.inverse,
        color: look.colours.onInverse,
        position: 'relative',
      },
      [
        box({
          position: 'absolute',
          left: 0,
          bottom: 0,
          width,
          height: 14,
          backgroundColor: look.colours.brand,
        }),
        ...words(card, width - (photo ? 88 : 160)),
        photo ? null : box({ marginTop: 'auto', fontSize: 34 }, [writtenName(look)]),
      ],
    ),
  ]);
}

function words({ title, label, price, facts, look }: PreviewCard, width: number): (Element | null)[] {
  const { inverse, onInverse, onInverse2 } = look.colours;
  const name = drawable(title, 140) || drawable(look.name, 60);
  const state = drawable(label, 30);
  return [
    state === ''
      ? null
      : box(
          {
            ...{
              alignSelf: 'flex-start',
              padding: '6px 16px',
              marginBottom: 20,
              fontSize: 26,
              fontWeight: 700,
            },
            ...{ maxWidth: width, whiteSpace: 'nowrap', overflow: 'hidden' },
            backgroundColor: onInverse,
            color: inverse,
          },
          state,
        ),
    clamped(name, width < 600 ? 4 : 3, {
      ...{ fontFamily: DISPLAY, fontWeight: look.fonts.displayWeight >= 600 ? 700 : 400, width },
      ...{ fontSize: titleSize(name.length, width), lineHeight: 1.12, marginBottom: 26 },
    }),
    price && box({ fontSize: 50, fontWeight: 700, lineHeight: 1.1 }, drawable(price.text, 24)),
    price &&
      clamped([drawable(price.suffix, 60), price.was && `was ${price.was}`].filter(Boolean).join(', '), 1, {
        ...{ fontSize: 24, color: onInverse2, width, marginBottom: 22 },
      }),
    ...facts
      .slice(0, MOST_FACTS)
      .map((fact) =>
        clamped(drawable(fact, 60), width < 600 ? 1 : 2, {
          ...{ fontSize: 27, lineHeight: 1.45, color: onInverse2, width },
        }),
      ),
  ];
}

/** Text of at most some lines. */
function clamped(text: string, lines: number, style: Style): Element | null {
  return text === ''
    ? null
    : box({ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }, text);
}

function titleSize(length: number, width: number): number {
  if (width > 600) return length > 60 ? 60 : 76;
  return length > 60 ? 36 : length > 34 ? 42 : 50;
}

/** The logo within the band, else the name. */
function dealer({ logo, name, colours, fonts }: PreviewLook): Element {
  if (!logo) return box({ color: colours.ink, fontSize: 38 }, [writtenName({ name, fonts })]);
  const scale = Math.min(80 / logo.height, 440 / logo.width);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const src = `data:image/svg+xml;base64,${Buffer.from(logo.svg).toString('base64')}`;
  return { type: 'img', key: null, props: { src, ...size, style: size } };
}

function writtenName({ name, fonts }: Pick<PreviewLook, 'name' | 'fonts'>): Element {
  const style = { fontFamily: DISPLAY, fontWeight: fonts.displayWeight >= 600 ? 700 : 400 };
  return box(style, drawable(name, 60));
}
