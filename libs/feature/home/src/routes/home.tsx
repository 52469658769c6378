import { useSite } from '@forecourt/site-config/react';
export default function Home() {
  const site = useSite();
  return <h1 className="text-4xl">{site.name}</h1>;
}
