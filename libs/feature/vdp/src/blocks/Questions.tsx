import { Disclosure, Paragraphs, Section, SectionHeading } from '@forecourt/primitives';
import { useSections } from '../sections.tsx';
import { block } from './block.tsx';

/** Frequently asked questions; each answer opens independently, the first is open. */
export const Questions = block('vdp.questions', function Questions() {
  const { questions } = useSections();
  if (questions.length === 0) return null;
  return (
    <Section>
      <SectionHeading title="Questions" />
      <div className="calm-folds border-t border-line">
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} title={question} open={index === 0}>
            <Paragraphs text={answer} className="mb-2 max-w-[64ch] text-ink-2" />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
});
