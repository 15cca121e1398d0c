import type { Session } from './devtools.ts';

type Screen = {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly mobile: boolean;
};

export const SCREENS = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  desktop: { width: 1_440, height: 900, deviceScaleFactor: 1, mobile: false },
} as const satisfies Record<string, Screen>;

export type Device = keyof typeof SCREENS;

/** The factor by which each device is slower than the machine that measures. */
export const SLOWDOWNS: Readonly<Record<Device, number>> = { phone: 4, desktop: 1 };

/** Emulates the screen and touch input of this device in a page. */
export async function emulateDevice(page: Session, device: Device): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', SCREENS[device]);
  await page.send('Emulation.setTouchEmulationEnabled', {
    enabled: SCREENS[device].mobile,
    maxTouchPoints: 5,
  });
}

/** Slows a page down to the speed of this device. */
export async function slowDown(page: Session, device: Device): Promise<void> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWNS[device] });
}
