import type { ReactNode } from 'react';
export function LinkProvider({ children }: { component: unknown; children: ReactNode }) {
  return children;
}
export function SkipLink({ href }: { href: string }) {
  return <a href={href}>Skip to content</a>;
}
