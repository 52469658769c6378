import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import { Card, FactList, PageHead, RecordList, TemplateForm } from '@forecourt/desk-ui';
import { Button, EmptyState } from '@forecourt/primitives';
import { useState } from 'react';
import { useCreateTemplateMutation, useTemplatesQuery, useUpdateTemplateMutation } from '../api/teamApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { useSay } from '../hooks/useSay.ts';
import { failureView, isProblem } from '../logic/failureView.ts';
import { Loaded } from './Loaded.tsx';

type Template = DeskAnswer<typeof deskRoutes.templates>['templates'][number];

/** The texts to answer with. */
export function TemplatesScreen() {
  const { site, site_name } = useDealership();
  const query = useTemplatesQuery({ params: { site } }, { refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <>
      <title>{`Templates · ${site_name} · Desk`}</title>
      <PageHead title="Templates" text="Texts to answer with. A reply offers them, filled in for its lead." />
      <Loaded query={query} what="the templates">
        {({ templates, fields }) => {
          const template = templates.find(({ id }) => id === changed) ?? null;
          return (
            <div className="grid grid-cols-1 items-start gap-6">
              {templates.length === 0 ? (
                <EmptyState title="No template yet" text="Add the first one below." />
              ) : (
                <RecordList
                  caption="Templates"
                  columns={['Name', 'Subject', 'Offered']}
                  records={templates.map((each) => ({
                    id: each.id,
                    name: each.name,
                    href: null,
                    cells: [each.subject, offeredText(each)],
                    actions: (
                      <>
                        <Button variant="outline" size="small" onClick={() => setChanged(each.id)}>
                          Change
                        </Button>
                        <Archive {...each} />
                      </>
                    ),
                  }))}
                />
              )}
              <Write
                key={template?.id ?? 'new'}
                template={template}
                names={fields}
                onDone={() => setChanged(null)}
              />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** Adds a template, or changes one. Whoever was slower than a colleague is shown what is saved now, and can save again. */
function Write({
  template,
  names,
  onDone,
}: {
  template: Template | null;
  names: readonly string[];
  onDone(): void;
}) {
  const { site } = useDealership();
  const { name = '', subject = '', text = '' } = template ?? {};
  const [theirs, setTheirs] = useState<Template | null>(null);
  const { refetch } = useTemplatesQuery({ params: { site } });
  const form = useDeskForm(
    `template:${template?.id ?? `new:${site}`}`,
    // With the version that was there when the form was opened.
    { name, subject, text, seen: template?.updated_at ?? '' },
    async (error, { change: keep }) => {
      const all = isProblem(error, 'changed') ? (await refetch()).data : undefined;
      const now = all?.templates.find(({ id }) => id === template?.id);
      if (now) {
        keep({ seen: now.updated_at });
        setTheirs(now);
      }
      return failureView(error);
    },
  );
  const [create, { isLoading: isAdding }] = useCreateTemplateMutation();
  const [update, { isLoading: isSaving }] = useUpdateTemplateMutation();
  const { fields, failure, change, send, refuse, forget } = form;
  const { seen, ...texts } = fields;
  return (
    <Card title={template ? `Change “${name}”` : 'Add a template'}>
      <TemplateForm
        isNew={!template}
        fields={fields}
        names={names}
        busy={isAdding || isSaving}
        failure={failure}
        onChange={change}
        {...(template && {
          onCancel() {
            forget();
            onDone();
          },
        })}
        onSubmit={() => {
          if (Object.values(texts).some((value) => value.trim() === ''))
            return refuse('Write a name, a subject and the text first.');
          void send(async (key) => {
            const result = template
              ? await update({
                  params: { site, id: template.id },
                  body: { ...texts, expected_updated_at: seen },
                })
              : await create({ params: { site }, body: { ...texts, key } });
            if (!result.error) onDone();
            return result;
          }, 'Template saved.');
        }}
      />
      {theirs && (
        <section aria-label="Saved by somebody else" className="mt-6 max-w-xl">
          <h3 className="mb-2 text-small font-semibold text-ink-2">Saved by somebody else</h3>
          <FactList
            facts={[
              { name: 'Name', text: theirs.name },
              { name: 'Subject', text: theirs.subject },
              { name: 'Text', text: theirs.text },
              { name: 'Offered', text: offeredText(theirs) },
            ]}
          />
        </section>
      )}
    </Card>
  );
}

const offeredText = ({ archived }: Template): string => (archived ? 'No longer' : 'Yes');

/** Takes a template out of the offer, or back into it. */
function Archive({ id, archived }: Template) {
  const { site } = useDealership();
  const [update, { isLoading }] = useUpdateTemplateMutation();
  const say = useSay();
  return (
    <Button
      variant="outline"
      size="small"
      busyText={isLoading ? 'Saving' : null}
      onClick={() => {
        void update({ params: { site, id }, body: { archived: !archived } }).then(({ error }) =>
          say(error ? failureView(error).text : 'Template saved.'),
        );
      }}
    >
      {archived ? 'Offer again' : 'Archive'}
    </Button>
  );
}
