import { hashOf } from '../hashOf.ts';
import { ImageError } from '../ImageError.ts';
import type { FoundImage, OwnFolders } from '../localSource.ts';
import { pipelineVersion, resize } from '../resize.ts';
import { PHOTO_SIZE } from './PreviewCard.ts';
import type { PreviewCard } from './PreviewCard.ts';
import { previewThread } from './previewThread.ts';

/** The picture of a link preview. */
export interface MadePreview {
  /** Changes with its content. */
  tag: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** False without the photo that the card names. */
  complete: boolean;
}

interface Pictures {
  find(path: string, own?: OwnFolders): Promise<FoundImage | null>;
  /** From the cache, else made in its turn. */
  kept(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  onError(error: unknown): void;
}

/** Version of drawn cards: increase it when the layout changes. */
const layoutVersion = 1;

/** Creates the function that makes the pictures of link previews, over the cache and the queue of other pictures. */
export function createPreviews({ find, kept, onError }: Pictures) {
  const thread = previewThread();

  return async (card: PreviewCard, own?: OwnFolders): Promise<MadePreview> => {
    const found = card.photo === null ? null : await find(card.photo, own);
    const made = async (photo: FoundImage | null): Promise<MadePreview> => {
      const tag = hashOf([layoutVersion, pipelineVersion, { ...card, photo: null }, photo?.identity ?? null]);
      const bytes = await kept(tag, async () => thread.draw(card, photo && (await read(photo))));
      return { tag, bytes: new Uint8Array(bytes), complete: photo !== null || card.photo === null };
    };
    try {
      return await made(found);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      if (error.status === 502) onError(error);
      return made(null);
    }
  };
}

/** A photo for its place on the card. Throws an `ImageError` if it cannot be read. */
async function read(photo: FoundImage): Promise<Uint8Array> {
  return resize(await photo.read(), { ...PHOTO_SIZE, quality: 90, format: 'jpeg' });
}
