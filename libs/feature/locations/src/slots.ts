declare module '@forecourt/slots' {
  interface SlotRegistry {
    'locations.contact': Record<never, never>;
  }
}

export {};
