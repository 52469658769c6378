import { STOCK } from '../../support/pages.ts';
import { expect, journey } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

journey(
  'the search icon of the header opens a box with suggestions, by keyboard too; Back closes it',
  async ({ page, words, dealer }) => {
    await visit(page, '/contact-us');
    const icon = page.getByRole('link', { name: 'Search stock' });
    const dialog = page.getByRole('dialog', { name: 'Search stock' });
    await expect(icon, 'before its code it is a link').toHaveAttribute('href', STOCK);
    await icon.focus();
    await page.keyboard.press('Enter');
    const box = dialog.getByLabel(dealer.words.searchBox);
    await expect(box).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/contact-us$/);
    await expect(icon).toBeFocused();

    await icon.click();
    await box.pressSequentially(words.typed);
    const make = dialog.getByRole('option', { name: new RegExp(`^${words.make}`) }).first();
    await expect(make).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(words.slug));
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page, 'the box leaves nothing in the history').toHaveURL(/contact-us$/);
  },
);
