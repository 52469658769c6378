import { contrastPairs, contrastRatio } from '@forecourt/theme';
import type { Theme } from '@forecourt/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { Sheet } from './Sheet.tsx';
import { iconNames, named, tokensOf } from './tokens.ts';

/** The design tokens of the dealer that is chosen in the toolbar, read from its stylesheet. */
const meta = { title: 'Foundations', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const valueOf = (theme: Theme, name: string) => theme.get(name) ?? '';
const rowsOf = (theme: Theme, names: readonly string[], style: (value: string) => CSSProperties) =>
  names.map((name) => {
    const value = valueOf(theme, name);
    return { name, value, sample: <div style={style(value)} /> };
  });

/** Every colour. Parts name a colour by what it is for, never by its hue, so that a dealer can set each. */
export const Colour: Story = {
  render: (_, { globals }) => {
    const theme = tokensOf(globals['dealer']);
    const swatch = (value: string) => ({
      height: 40,
      background: value,
      border: '1px solid var(--color-line-strong)',
      borderRadius: 'var(--radius-field)',
    });
    return (
      <Sheet
        title="Colour"
        use="In a class: bg-brand, text-ink-2, border-line. Text on a coloured ground has the colour that begins with on-."
        rows={rowsOf(theme, named(theme, '--color-'), swatch)}
      />
    );
  },
};

/** Each pair of colours that parts put on each other, with its contrast and the least that WCAG 2.2 asks for: 4.5 for text, 3 for edges. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const theme = tokensOf(globals['dealer']);
    return (
      <Sheet
        title="Contrast"
        use="A dealer's theme that falls below one of these fails a test, so a part needs no check of its own."
        rows={contrastPairs.map(({ front, back, least }) => {
          const [one, other] = [valueOf(theme, front), valueOf(theme, back)];
          const ratio = contrastRatio(one, other);
          return {
            name: `${front} on ${back}`,
            value: `${ratio.toFixed(1)}, at least ${least}`,
            sample:
              least < 4.5 ? (
                <div style={{ background: other, padding: 12 }}>
                  <div style={{ background: one, height: 8 }} />
                </div>
              ) : (
                <p style={{ background: other, color: one, padding: 8 }}>Drive away no more to pay</p>
              ),
          };
        })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(contrastPairs.length);
  },
};

/** The sizes of text, each with its line height, in the dealer's typefaces. */
export const Type: Story = {
  render: (_, { globals }) => {
    const theme = tokensOf(globals['dealer']);
    const isHeading = (name: string) => /--text-(h\d|hero|showroom|price)/.test(name);
    return (
      <>
        <Sheet
          title="Type"
          use="In a class: text-small, text-h2. Headings and prices have the display face, everything else the text face."
          rows={named(theme, '--text-').map((name) => ({
            name,
            value: `${valueOf(theme, name)} on ${valueOf(theme, `${name}--line-height`)}`,
            sample: (
              <p
                style={{
                  fontSize: `var(${name})`,
                  lineHeight: `var(${name}--line-height)`,
                  ...(isHeading(name) && {
                    fontFamily: 'var(--font-display)',
                    fontWeight: 'var(--font-display-weight)',
                    letterSpacing: 'var(--font-display-tracking)',
                  }),
                }}
              >
                $38,990 drive away
              </p>
            ),
          }))}
        />
        <Sheet
          title="Typefaces"
          use="A dealer names its faces in theme.css; a site loads those and no others."
          rows={['--font-display', '--font-text'].map((name) => ({
            name,
            value: valueOf(theme, name),
            sample: (
              <p className="text-h3" style={{ fontFamily: `var(${name})` }}>
                Toyota RAV4 GXL Hybrid
              </p>
            ),
          }))}
        />
      </>
    );
  },
};

/** Distances, corners and shadows. */
export const SpaceAndShape: Story = {
  render: (_, { globals }) => {
    const theme = tokensOf(globals['dealer']);
    const bar = (value: string) => ({
      width: value,
      maxWidth: '100%',
      height: 12,
      background: 'var(--color-brand)',
    });
    const box = {
      width: 96,
      height: 64,
      margin: 24,
      background: 'var(--color-surface)',
      border: '1px solid var(--color-line)',
    };
    return (
      <>
        <Sheet
          title="Space"
          use="Steps of 4 px in classes (gap-4 is 16 px); named distances where a page is to breathe alike everywhere."
          rows={rowsOf(theme, [...named(theme, '--space-'), ...named(theme, '--spacing-')], bar)}
        />
        <Sheet
          title="Corners"
          use="In a class: rounded-card. A dealer may be round or square throughout."
          rows={rowsOf(theme, named(theme, '--radius-'), (borderRadius) => ({
            ...box,
            margin: 0,
            borderRadius,
          }))}
        />
        <Sheet
          title="Shadows"
          use="Raised: what is above the page and moves with it. Overlay: what covers the page."
          rows={rowsOf(theme, named(theme, '--shadow-'), (boxShadow) => ({ ...box, boxShadow }))}
        />
      </>
    );
  },
};

function Mover({ duration }: { duration: string }) {
  const [there, setThere] = useState(false);
  return (
    <button type="button" className="block w-full text-left" onClick={() => setThere(!there)}>
      <span className="text-small underline">Move</span>
      <span
        style={{
          display: 'block',
          width: 24,
          height: 24,
          background: 'var(--color-brand)',
          transition: `margin-left ${duration} var(--ease-out)`,
          marginLeft: there ? 'calc(100% - 24px)' : 0,
        }}
      />
    </button>
  );
}

/** How long a change takes. Nothing moves for a visitor who asked for reduced motion. */
export const Motion: Story = {
  render: (_, { globals }) => {
    const theme = tokensOf(globals['dealer']);
    return (
      <Sheet
        title="Motion"
        use="Fast for what is under the pointer, base for what opens, slow for what covers the page."
        rows={named(theme, '--motion-').map((name) => {
          const value = valueOf(theme, name);
          return { name, value, sample: <Mover duration={value} /> };
        })}
      />
    );
  },
};

/** Icons that a page repeats often, as one class. All others are components of lucide-react. */
export const Icons: Story = {
  render: () => (
    <Sheet
      title="Icons"
      use="Icons are beside words, or their control has a name. Stroke 1.75, 20 to 24 px, in the colour of the text."
      rows={iconNames.map((name) => {
        const icon = name.slice(2);
        return { name: `icon ${icon}`, value: '', sample: <span className={`icon ${icon}`} /> };
      })}
    />
  ),
};
