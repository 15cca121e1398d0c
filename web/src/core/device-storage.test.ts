// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { BLOCKED_STORAGE } from './blocked-storage.test-data.ts';
import { createDeviceStorage, deviceStorage, parseJson, tabStorage } from './device-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the storage of a device', () => {
  it('keeps what is stored until it is removed', () => {
    expect(deviceStorage.setItem('a', '1')).toBe(true);
    expect(deviceStorage.setItem('b', '2')).toBe(true);
    expect(deviceStorage.keys().toSorted()).toEqual(['a', 'b']);
    deviceStorage.removeItem('a');
    expect(deviceStorage.getItem('a')).toBeNull();
    expect(localStorage.getItem('b')).toBe('2');
  });

  it('is separate from the storage of the tab', () => {
    tabStorage.setItem('a', 'tab');
    expect(deviceStorage.getItem('a')).toBeNull();
    expect(sessionStorage.getItem('a')).toBe('tab');
  });

  it('reports when it is full, and can still be read', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = createDeviceStorage(() => ({ getItem: () => '1', setItem }) as unknown as Storage);
    expect(full.setItem('a', '2')).toBe(false);
    expect(full.getItem('a')).toBe('1');
  });

  it('is empty if the browser blocks it', () => {
    expect(BLOCKED_STORAGE.setItem('a', '1')).toBe(false);
    expect(BLOCKED_STORAGE.getItem('a')).toBeNull();
    expect(BLOCKED_STORAGE.keys()).toEqual([]);
    expect(() => BLOCKED_STORAGE.removeItem('a')).not.toThrow();
  });
});

describe('stored JSON', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    [null, null],
    ['', null],
    ['{', null],
  ])('%j is read as %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});
