import { paths } from '@forecourt/site-config';
import { headMeta } from '@forecourt/site-config/head';
import { useFeatureOptions } from '@forecourt/site-config/react';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../logic/load-page.ts';
import { TextScreen } from '../screens/TextScreen.tsx';

export const meta = headMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage({ context }, 'privacy', paths.privacy());
}

export default function Privacy() {
  const options = useFeatureOptions('content');
  return options && <TextScreen page={options.privacy} />;
}
