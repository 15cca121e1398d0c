import type { Result } from '@laneway/domain/result';
import type { Geography } from '../geography.ts';
import type { ImportError } from '../import-errors.ts';
import type { XmlParser } from '../safe-xml.ts';

export type ReadResult = Result<Geography, ImportError>;

/** Reads a format whose files are text. */
export type ReadText = (text: string, parser: XmlParser) => ReadResult;
