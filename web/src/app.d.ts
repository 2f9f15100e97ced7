declare module "virtual:texts" {
  export const languages: string[];
  export const games: string[];
  export const pieces: Record<string, () => Promise<{ default: string }>>;
}
