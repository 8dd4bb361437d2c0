import { isAlive } from './alive.ts';
import { choice, models, numberIn, openSearch, results, saidOf, section } from './filters.ts';
import { expect, test } from './kickstand.ts';

test('choices find as many bikes as they say, alone and together', async ({ page }) => {
  await openSearch(page, '/search');

  await test.step('each choice finds as many bikes as it says', async () => {
    const all = (await results(page).textContent()) ?? '';
    for (const title of ['Brand', 'Model', 'Body type', 'Condition', 'Owners', 'Seller']) {
      const box = (await section(page, title)).getByRole('checkbox').first();
      const count = await saidOf(box);
      await box.click();
      await expect(results(page)).toHaveText(count);
      await box.click();
      await expect(page).toHaveURL('/search');
      await expect(results(page)).toHaveText(all);
    }
    for (const title of ['Kilometres', 'Engine']) {
      const radio = (await section(page, title)).getByRole('radio').nth(2);
      const count = await saidOf(radio);
      await radio.click();
      await expect(results(page)).toHaveText(count);
      await (await section(page, title)).getByRole('radio', { name: 'Any', exact: true }).click();
      await expect(page).toHaveURL('/search');
      await expect(results(page)).toHaveText(all);
    }
  });

  await test.step('choices add up, stand in the address and in the history', async () => {
    const all = await results(page).textContent();
    const [hero, bajaj] = [choice(page, 'Hero'), choice(page, 'Bajaj')];
    const both = numberIn(await saidOf(hero)) + numberIn(await saidOf(bajaj));
    await hero.click();
    await expect(page).toHaveURL('/search?brand=HERO');
    await bajaj.click();
    await expect(page).toHaveURL('/search?brand=HERO,BAJAJ');
    await expect(results(page)).toHaveText(`${both} bikes`);
    await section(page, 'Condition');
    const count = await saidOf(choice(page, 'Good'));
    await choice(page, 'Good').click();
    await expect(page).toHaveURL('/search?brand=HERO,BAJAJ&condition=Good');
    await expect(results(page)).toHaveText(count);
    const good = numberIn(count);
    expect(good).toBeLessThan(both);
    expect(numberIn(await saidOf(hero)) + numberIn(await saidOf(bajaj))).toBe(good);
    await page.reload();
    await isAlive(page);
    await expect(hero).toBeChecked();
    await expect(choice(page, 'Good')).toBeChecked();
    await expect(choice(page, 'Yamaha')).not.toBeChecked();
    await page.goBack();
    await expect(choice(page, 'Good')).not.toBeChecked();
    await expect(results(page)).toHaveText(`${both} bikes`);
    await page.goBack();
    await page.goBack();
    await expect(hero).not.toBeChecked();
    await expect(results(page)).toHaveText(all ?? '');
  });

  await test.step('choices count before their answer comes, and none of them is lost', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await expect(page).toHaveURL('/search');
    await page.route(/search\.data/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await choice(page, 'Hero').click();
    await choice(page, 'Yamaha').click();
    await expect(page.getByRole('form', { name: 'Filters' })).toHaveAttribute('aria-busy', 'true');
    await expect(choice(page, 'Hero')).toBeChecked();
    await expect(choice(page, 'Yamaha')).toBeChecked();
    await expect(page.getByRole('article').first()).toBeVisible();
    answer();
    await expect(page).toHaveURL('/search?brand=HERO,YAMAHA');
    await expect(choice(page, 'Hero')).toBeChecked();
    await expect(choice(page, 'Yamaha')).toBeChecked();
  });
});

test('a choice is made by keyboard, by name or near a town', async ({ page }) => {
  await openSearch(page, '/search');

  await test.step('bikes near a town, and how far around', async () => {
    const place = await section(page, 'Place');
    await place.getByRole('combobox', { name: 'Near' }).fill('dacca');
    await place
      .getByRole('listbox')
      .getByRole('option', { name: /^Dhaka/ })
      .first()
      .click();
    await expect(page).toHaveURL('/search?place=1185241');
    await expect(place.getByRole('combobox', { name: 'Near' })).toHaveValue('Dhaka');
    const within = place.getByLabel('Within');
    const farthest = within.getByRole('option').last();
    const [, bikes] = /\((\d+)\)$/.exec((await farthest.textContent()) ?? '') ?? [];
    await within.selectOption({ index: (await within.getByRole('option').count()) - 1 });
    await expect(page).toHaveURL(/\/search\?place=1185241&within=\d+$/);
    await expect(results(page)).toHaveText(new RegExp(`^${bikes} bikes?$`));
    await page.reload();
    await isAlive(page);
    await expect(place.getByRole('combobox', { name: 'Near' })).toHaveValue('Dhaka');
    await place.getByRole('combobox', { name: 'Near' }).fill('');
    await expect(page).toHaveURL('/search');
    await expect(within).toBeHidden();
  });

  await test.step('the keyboard stays where something was chosen', async () => {
    await section(page, 'Model');
    for (const control of [choice(page, 'Bajaj'), choice(page, 'Yamaha R15')]) {
      await control.focus();
      for (const isChosen of [true, false]) {
        await page.keyboard.press('Space');
        await expect(control).toBeChecked({ checked: isChosen });
        await expect(page).toHaveURL(isChosen ? /\?(brand|model)=/ : '/search');
        await expect(control).toBeFocused();
      }
    }
  });

  await test.step('a model is found among many by its name', async () => {
    await section(page, 'Model');
    const shown = await models(page).getByRole('checkbox').count();
    await page.getByRole('button', { name: /^Show \d+ models$/ }).click();
    expect(await models(page).getByRole('checkbox').count()).toBeGreaterThan(shown);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect(models(page).getByRole('checkbox')).toHaveCount(shown);
    const search = page.getByRole('searchbox', { name: 'Search the models' });
    await search.fill('mt15');
    await expect(models(page).getByRole('checkbox')).toHaveCount(1);
    await models(page).getByRole('checkbox', { name: /MT-15/ }).click();
    await expect(page).toHaveURL('/search?model=yamaha-mt-15');
    await search.fill('no such thing');
    await expect(page.getByText('None of these models is called that.')).toBeVisible();
    await search.fill('');
    await expect(models(page).getByRole('checkbox', { name: /MT-15/ })).toBeChecked();
  });

  await test.step('sections open where something is set, and stay as they were left', async () => {
    await openSearch(page, '/search?condition=Good&minYear=2015');
    const details = (title: string) => page.locator('details').filter({ has: page.getByText(title, { exact: true }) });
    await expect(details('Condition')).toHaveAttribute('open');
    await expect(details('Year')).toHaveAttribute('open');
    await expect(details('Owners')).not.toHaveAttribute('open');
    await details('Year').locator('summary').click();
    await expect(details('Year')).not.toHaveAttribute('open');
    await expect(details('Year').getByText('2015 and newer')).toBeVisible();
    await choice(page, 'Good').click();
    await expect(page).toHaveURL('/search?minYear=2015');
    await expect(details('Condition')).toHaveAttribute('open');
    await expect(details('Year')).not.toHaveAttribute('open');
  });
});

test('what words were taken for stands among the choices', async ({ page }) => {
  await test.step('what words were taken for is chosen, and taken back with them', async () => {
    await openSearch(page, `/search?${new URLSearchParams({ q: 'yamaha under 3000' })}`);
    await expect(choice(page, 'Yamaha')).toBeChecked();
    await expect(page.getByLabel('To ($)')).toHaveValue('3000');
    await choice(page, 'Hero').click();
    await expect(page).toHaveURL(/brand=YAMAHA,HERO/);
    await expect(page.getByLabel('To ($)')).toHaveValue('3000');
    await page.getByLabel('To ($)').fill('');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/under|maxPrice/);
    await expect(page.getByLabel('To ($)')).toHaveValue('');
    await expect(choice(page, 'Hero')).toBeChecked();
  });

  await test.step('a family of models that the words mean is there to choose from', async () => {
    await openSearch(page, '/search?q=pulsar');
    await expect(page.getByText(/^\d+ models match/)).toBeVisible();
    const all = numberIn(await results(page).textContent());
    const one = models(page).getByRole('checkbox').first();
    await expect(one).not.toBeChecked();
    const count = await saidOf(one);
    expect(numberIn(count)).toBeLessThan(all);
    await one.click();
    await expect(results(page)).toHaveText(count);
    await expect(models(page).getByRole('checkbox').first()).toBeChecked();
    await one.click();
    await expect(page).toHaveURL('/search?q=pulsar');
    await expect(results(page)).toHaveText(`${all} bikes`);
  });

  await test.step('a chosen model stands first in the list that comes up with it', async () => {
    await openSearch(page, '/search?brand=YAMAHA');
    await section(page, 'Model');
    const last = await models(page).getByRole('checkbox').last().getAttribute('value');
    await openSearch(page, `/search?brand=YAMAHA&model=${last}`);
    await section(page, 'Model');
    await expect(models(page).getByRole('checkbox').first()).toBeChecked();
    await expect(models(page).getByRole('checkbox').first()).toHaveAttribute('value', String(last));
  });
});
