import { fail, ok, type Result } from '../result.ts';
import { DEFAULT_LANGUAGE } from './default-language.ts';

export type Language = {
  /** A BCP 47 tag without region. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly name: string;
};

/** The languages of guides, sorted by name, with English first because most guides are English. */
export const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'ms', name: 'Bahasa Melayu' },
  { tag: 'ca', name: 'Català' },
  { tag: 'cs', name: 'Čeština' },
  { tag: 'da', name: 'Dansk' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fil', name: 'Filipino' },
  { tag: 'fr', name: 'Français' },
  { tag: 'hr', name: 'Hrvatski' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'hu', name: 'Magyar' },
  { tag: 'mt', name: 'Malti' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'no', name: 'Norsk' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'pt', name: 'Português' },
  { tag: 'ro', name: 'Română' },
  { tag: 'sv', name: 'Svenska' },
  { tag: 'fi', name: 'Suomi' },
  { tag: 'mi', name: 'Te reo Māori' },
  { tag: 'vi', name: 'Tiếng Việt' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'el', name: 'Ελληνικά' },
  { tag: 'mk', name: 'Македонски' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'sr', name: 'Српски' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'he', name: 'עברית' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'fa', name: 'فارسی' },
  { tag: 'ur', name: 'اردو' },
  { tag: 'ne', name: 'नेपाली' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'bn', name: 'বাংলা' },
  { tag: 'pa', name: 'ਪੰਜਾਬੀ' },
  { tag: 'ta', name: 'தமிழ்' },
  { tag: 'si', name: 'සිංහල' },
  { tag: 'th', name: 'ไทย' },
  { tag: 'ko', name: '한국어' },
  { tag: 'zh', name: '中文' },
  { tag: 'ja', name: '日本語' },
  { tag: 'yue', name: '粵語' },
] as const satisfies readonly Language[];

/** The name of a language; the tag for one that isn't in the list. */
export function languageName(tag: string): string {
  return LANGUAGES.find((language) => language.tag === tag)?.name ?? tag;
}

/** Validates a guide's language. Null means English. */
export function checkLanguage(tag: string | null): Result<string, string> {
  const asked = tag?.trim() || DEFAULT_LANGUAGE;
  const isKnown = LANGUAGES.some((language) => language.tag === asked);
  return isKnown ? ok(asked) : fail('Choose a language from the list');
}
