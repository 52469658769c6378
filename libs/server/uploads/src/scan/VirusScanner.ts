/** What a scanner says of a file. */
export type ScanResult = 'clean' | 'infected';

/** Looks for viruses in files. */
export interface VirusScanner {
  /** Scans a file of this machine. Rejects if the scanner gave no verdict. */
  scan(file: string): Promise<ScanResult>;
}
