/** Messages about media; the arguments fill their placeholders. */

export function unresolvedS3Text(reason: string): string {
  return `Could not resolve S3 URI: ${reason}`;
}

export function presignFailureText(statusText: string): string {
  return `Failed to presign URL: ${statusText}`;
}

export function loadFailureText(type: string): string {
  return `Failed to load ${type}`;
}

export function resolutionErrorText(message: string): string {
  return `URL Resolution Error: ${message}`;
}

export function unsupportedMediaText(type: string): string {
  return `Unsupported media type: ${type}`;
}
