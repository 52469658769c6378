import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation } from './defineOperation.ts';
import { INVALID } from './sharedProblems.ts';
import { LIST_SIGNED_OUT, NOT_OFFERED, savedSchema, TOO_MANY } from './watchlistOperations.ts';

const shareSchema = z.object({
  link: z.string().meta({ description: 'The secret of the link: `/shared-garage?link=`.' }),
  with_notes: z.boolean().meta({ description: 'Whether the notes are shared too.' }),
});

const problems = { notOffered: NOT_OFFERED, signedOut: LIST_SIGNED_OUT };

/** The calls about a list of saved vehicles that its owner shares by a link. */
export const shareOperations = {
  shareOfList: defineOperation(routes.shareOfList, {
    summary: 'The link of one’s list',
    description: 'Of this site.',
    request: z.object({}),
    answer: shareSchema,
    nothing: 'The list is not shared.',
    problems,
  }),
  shareList: defineOperation(routes.shareList, {
    summary: 'Share one’s list by a link',
    description:
      'Whoever has the link sees the vehicles of the list as it is then, and who shares it is not said. A list that is shared keeps its link.',
    request: z.object({ body: z.object({ with_notes: z.boolean() }) }),
    answer: shareSchema,
    problems: { ...problems, invalid: INVALID, tooMany: TOO_MANY },
  }),
  unshareList: defineOperation(routes.unshareList, {
    summary: 'Stop sharing one’s list',
    description: 'Its link never works again.',
    request: z.object({ body: z.object({}) }),
    answer: z.object({ success: z.boolean() }),
    problems: { ...problems, invalid: INVALID, tooMany: TOO_MANY },
  }),
  sharedList: defineOperation(routes.sharedList, {
    summary: 'A shared list',
    description:
      'The vehicles in the order of saving, also those that left the stock. For everybody with the link.',
    request: z.object({ query: z.object({ link: z.string().max(100) }) }),
    answer: z.object({ cars: z.array(savedSchema.omit({ saved_at: true, saved_price: true })) }),
    problems: {
      ...{ notOffered: NOT_OFFERED, invalid: INVALID },
      noSuchLink: { status: 404, detail: 'This site has no list with this link, or no longer.' },
    },
  }),
};
