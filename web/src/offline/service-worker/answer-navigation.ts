export type NavigationOptions = {
  /** The page from the server. */
  readonly request: () => Promise<Response>;
  /** The stored page, from which the app starts by itself. */
  readonly shell: () => Promise<Response | undefined>;
  /** Resolves when the server has had its time. */
  readonly timeout: () => Promise<void>;
  /** Hears whether the server's page came in time. */
  readonly onRequested: (isReached: boolean) => void;
};

/** From here on a status says that there is no server, only something in front of it. */
const FIRST_SERVER_ERROR = 500;

/**
 * Where the server can't be reached, Chromium and WebKit reject a navigation preload; Firefox resolves it with an error
 * response, whose status is 0. A redirect has that status too, and is an answer.
 */
function isAnswered({ type, status }: Response): boolean {
  return type !== 'error' && status < FIRST_SERVER_ERROR;
}

/** The server's page where it comes soon enough, and otherwise the stored one. */
export async function answerNavigation({
  request,
  shell,
  timeout,
  onRequested,
}: NavigationOptions): Promise<Response> {
  const requested = request();
  const fresh = requested.then(
    (response) => (isAnswered(response) ? response : null),
    () => null,
  );
  const first = await Promise.race([fresh, timeout().then(() => null)]);
  onRequested(first !== null);
  return first ?? (await shell()) ?? requested;
}
