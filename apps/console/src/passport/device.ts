// What this browser is called by since somebody last signed in on it: on a device that is known, a user waits for nobody else's wrong
// passwords. It outlives the session, and proves nothing without the password.

const name = 'device';

export function readDevice(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeDevice(device: string): void {
  try {
    localStorage.setItem(name, device);
  } catch {
    // Then the device is a new one each time.
  }
}
