import { createHash } from 'node:crypto';
import type { PublicSite } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import { z } from 'zod';
import { limitedText } from '../limited-text.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2_000_000;

/** The most reviews that Google gives at once, and a page shows. */
const PAGE_SIZE = 50;

/** A review as the configuration has it. */
export type Review = PublicSite['reviewTexts']['items'][number];

/** An OAuth client of Google, and the consent of an account that manages the dealer's Business Profile. */
export interface GoogleAccount {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
}

/** Where Google is asked. */
export interface GoogleAddresses {
  token: string;
  reviews: string;
}

const GOOGLE: GoogleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  reviews: 'https://mybusiness.googleapis.com/v4/',
};

/** A location of a site by its name at Google. */
export interface GoogleLocation {
  location_id: number;
  /** `accounts/<account>/locations/<location>`. */
  name: string;
}

/** Google answered with an error, or with what its API does not declare. The message is for the log: it has no secret and no review. */
export class GoogleFailure extends Error {
  override name = 'GoogleFailure';
}

const tokenSchema = z.object({ access_token: z.string().min(1) });

const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

const pageSchema = z.object({
  reviews: z
    .array(
      z.object({
        reviewId: z.string(),
        reviewer: z.object({ displayName: z.string().optional() }).optional(),
        starRating: z.string(),
        comment: z.string().optional(),
        createTime: z.iso.datetime({ offset: true }),
        reviewReply: z
          .object({ comment: z.string(), updateTime: z.iso.datetime({ offset: true }).optional() })
          .optional(),
      }),
    )
    .default([]),
});

/**
 * The newest reviews with words of some locations, as Google's Business Profile API (v4) lists them. Its words are not changed; reviews of
 * stars alone are left out.
 *
 * @param zone time zone of the dates.
 * @throws GoogleFailure, or the error of a connection.
 */
export async function googleReviews(
  account: GoogleAccount,
  locations: readonly GoogleLocation[],
  zone: string,
  addresses: GoogleAddresses = GOOGLE,
): Promise<Review[]> {
  const { access_token } = await askGoogle('its token', tokenSchema, addresses.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: account.clientId,
      client_secret: account.clientSecret,
      refresh_token: account.refreshToken,
    }),
  });
  const headers = { authorization: `Bearer ${access_token}` };
  const reviews: Review[] = [];
  for (const { location_id, name } of locations) {
    const url = new URL(`${name}/reviews?pageSize=${PAGE_SIZE}&orderBy=updateTime%20desc`, addresses.reviews);
    const page = await askGoogle(`the reviews of ${name}`, pageSchema, url.href, { headers });
    reviews.push(...page.reviews.flatMap((given) => reviewOf(given, location_id, zone)));
  }
  return reviews;
}

function reviewOf(
  { reviewId, reviewer, starRating, comment, createTime, reviewReply: reply }: GivenReview,
  location_id: number,
  zone: string,
): Review[] {
  const rating = STARS.indexOf(starRating) + 1;
  if (!comment?.trim() || rating === 0) return [];
  const day = (time: string) => localDate(new Date(time), zone);
  return [
    {
      ...{ id: numberOf(reviewId), location_id, rating, text: comment, review_date: day(createTime) },
      customer_name: reviewer?.displayName || 'A Google user', // as Google names who does not want to be named
      reply_text: reply?.comment ?? null,
      reply_date: reply?.updateTime ? day(reply.updateTime) : null,
    },
  ];
}

type GivenReview = z.output<typeof pageSchema>['reviews'][number];

/** Google's ids are texts. */
const numberOf = (id: string): number => createHash('sha256').update(id).digest().readUIntBE(0, 6);

async function askGoogle<Answer>(
  what: string,
  schema: z.ZodType<Answer>,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await limitedText(response, MOST_BYTES);
  if (text === null) throw new GoogleFailure(`Google's answer has more than ${MOST_BYTES} bytes.`);
  if (!response.ok)
    throw new GoogleFailure(`Google was asked for ${what} and answered with status ${response.status}.`);
  const read = schema.safeParse(jsonOf(text));
  if (!read.success)
    throw new GoogleFailure(`Google was asked for ${what} and its answer is not what its API declares.`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
