import { Text, type View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';

/** The colours of documents. */
export const INK = '#111112';
export const QUIET = '#4b4b4f';
export const LINE = '#d8d8db';

/** The style of a part. */
export type PrintStyle = ComponentProps<typeof View>['style'];

/** A text with its style. */
export const words = (style: PrintStyle, text: string, key?: string): ReactElement =>
  createElement(Text, { style, key: key ?? text }, text);
