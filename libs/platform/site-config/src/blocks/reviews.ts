import { z } from 'zod';

/** A review of the dealer, with the names of the review service's fields. */
const reviewSchema = z
  .strictObject({
    /** Identifies the review. */
    id: z.int().describe('Identifies the review.'),
    /** The location that it is about. */
    location_id: z.int().meta({ description: 'The location that it is about.', refersTo: 'location' }),
    /** The name under which it was published. */
    customer_name: z.string().min(1).describe('The name under which it was published.'),
    /** Its words, unchanged. */
    text: z.string().min(1).describe('Its words, unchanged.'),
    /** Stars, 1 to 5. */
    rating: z.int().min(1).max(5).describe('Stars, 1 to 5.'),
    /** When it was written, YYYY-MM-DD. */
    review_date: z.iso.date().describe('When it was written, YYYY-MM-DD.'),
    /** The dealer's reply. Default: `null`. */
    reply_text: z.string().nullable().default(null).describe("The dealer's reply."),
    /** When the dealer replied, YYYY-MM-DD. Default: `null`. */
    reply_date: z.iso.date().nullable().default(null).describe('When the dealer replied, YYYY-MM-DD.'),
  })
  .describe('A review on Google.');

/** Reviews of the dealer on Google. */
export const reviewsSchema = z
  .strictObject({
    /** False hides ratings and reviews on every page. Default: `true`. */
    show: z.boolean().default(true).describe('False hides ratings and reviews on every page.'),
    /** The lowest average that is shown, stars; null for 4, or 3 in the group template. Default: `null`. */
    minimumRating: z
      .number()
      .min(0)
      .max(5)
      .nullable()
      .default(null)
      .describe('The lowest average that is shown, stars; null for 4, or 3 in the group template.'),
    /** How many reviews a page shows, newest first, whatever their stars. Default: `12`. */
    quantity: z
      .int()
      .min(1)
      .max(50)
      .default(12)
      .describe('How many reviews a page shows, newest first, whatever their stars.'),
    /** The reviews; with `google` until Google has answered. Default: `[]`. */
    items: z
      .array(reviewSchema)
      .default([])
      .describe('The reviews; with `google` until Google has answered.'),
    /**
     * Reads the newest reviews from Google Business Profile; null for those of `items`. Default: `null`.
     */
    google: z
      .strictObject({
        /** The locations whose reviews are read. */
        locations: z
          .array(
            z
              .strictObject({
                /** The location. */
                location_id: z.int().meta({ description: 'The location.', refersTo: 'location' }),
                /** Its name at Google, such as "accounts/123/locations/456". */
                name: z
                  .string()
                  .regex(/^accounts\/\d+\/locations\/\d+$/)
                  .meta({
                    description: 'Its name at Google, such as "accounts/123/locations/456".',
                    example: 'accounts/123/locations/456',
                  }),
              })
              .describe('A location and its name at Google.'),
          )
          .min(1)
          .describe('The locations whose reviews are read.'),
      })
      .nullable()
      .default(null)
      .describe('Reads the newest reviews from Google Business Profile; null for those of `items`.'),
  })
  .describe('Ratings and reviews on Google.');

export type Review = z.output<typeof reviewSchema>;
