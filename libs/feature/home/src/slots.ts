declare module '@forecourt/slots' {
  interface SlotRegistry {
    'home.sections': Record<never, never>;
  }
}

export {};
