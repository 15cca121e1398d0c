/** Starting a request takes a slow phone a millisecond or two, and a zoom needs a screenful of tiles in one frame. */
const STARTS_PER_FRAME = 3;

/**
 * Returns a function that loads images: a few at once, the others in later frames, in order. Images removed from the
 * page before that aren't requested at all.
 */
export function createPacedRequests(): (image: HTMLImageElement, url: string) => void {
  const waiting: (readonly [HTMLImageElement, string])[] = [];
  let starts = 0;

  const startMore = (): void => {
    starts = 0;
    while (starts < STARTS_PER_FRAME) {
      const next = waiting.shift();
      if (next === undefined) break;
      const [image, url] = next;
      if (image.isConnected) start(image, url);
    }
  };
  const start = (image: HTMLImageElement, url: string): void => {
    if (starts === 0) requestAnimationFrame(startMore);
    starts += 1;
    image.src = url;
  };

  return (image, url) => {
    if (starts < STARTS_PER_FRAME) start(image, url);
    else waiting.push([image, url]);
  };
}
