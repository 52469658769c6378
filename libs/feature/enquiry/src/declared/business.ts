import type { FormDeclarationInput } from '@forecourt/lead';

/** The enquiry of a business about several vehicles, at `/fleet`. */
export function fleetEnquiry(): FormDeclarationInput {
  return {
    id: 'fleet',
    paths: ['fleet'],
    title: 'Fleet and business sales',
    intro: 'One person looks after your whole order, from quote to delivery.',
    button: 'Ask for a fleet quote',
    category: 'Fleet Enquiry',
    unsaid: 'I would like a quote for several vehicles.',
    steps: [
      {
        title: 'Your business',
        fields: [
          { kind: 'text', name: 'business', label: 'Business name', autoComplete: 'organization' },
          { kind: 'text', name: 'abn', label: 'ABN', max: 20, required: false },
          {
            kind: 'choice',
            name: 'number',
            label: 'How many vehicles?',
            options: ['1', '2 to 4', '5 to 19', '20 or more'],
          },
          {
            ...{ kind: 'lines', name: 'vehicles', label: 'What do you need?' },
            hint: 'Models, fit-outs, and when you need them.',
          },
        ],
      },
    ],
  };
}

const position = { name: 'role', label: 'Position' };

/**
 * The application to work at the dealer, at `/careers`.
 *
 * @param roles the positions to choose from. Without them the position is a text, which the link of a job in `content/jobs` fills in. Without
 *   either the page says that no job is open.
 */
export function careers({ roles = [] }: { roles?: string[] } = {}): FormDeclarationInput {
  return {
    id: 'careers',
    paths: ['careers'],
    title: 'Work with us',
    intro: 'Tell us about yourself. The team’s manager reads every application.',
    button: 'Send application',
    category: 'Careers',
    unsaid: 'I would like to work with you.',
    steps: [
      {
        title: 'You and the job',
        fields: [
          roles.length > 0
            ? { ...position, kind: 'choice', options: [...roles, 'Another one'] }
            : {
                ...position,
                kind: 'text',
                max: 120,
                hint: 'Which job would you like to do?',
                required: false,
              },
          {
            ...{ kind: 'lines', name: 'experience', label: 'Your experience so far', max: 4000 },
            hint: 'Jobs, training and licences.',
          },
          {
            kind: 'choice',
            name: 'rights',
            label: 'Do you have the right to work in Australia?',
            options: ['Yes', 'Not yet'],
          },
          { kind: 'text', name: 'start', label: 'When could you start?', required: false },
          {
            ...{ kind: 'file', name: 'cv', label: 'Your CV', accept: 'documents', most: 1 },
            required: false,
          },
        ],
      },
    ],
  };
}
