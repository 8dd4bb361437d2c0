import { newcomer } from '../../test/newcomer.ts';
import { comeIn } from '../cast.ts';
import { expect, test } from '../kickstand.ts';
import { header, heading } from './screen.ts';
import { shows } from './shows.ts';

test('the public pages', async ({ page, request }) => {
  const questions = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group');

  await shows('Anonymous: landing page, login, signup, blog.', async () => {
    for (const address of ['/home', '/login', '/signup', '/blog', '/about', '/']) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await expect(page, address).toHaveURL(address);
      await expect(heading(page), address).toBeVisible();
    }
  });

  await shows(
    'The landing page shows a hero with the tagline "Sell your bike where the Buyers are!" and a Get Started button, a grid of brand categories, a grid of advertised products, and an FAQ.',
    async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your bike where the Buyers are!');
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'All Categories' }).getByRole('listitem')).toHaveCount(3);
      const advertised = page.getByRole('region', { name: 'All Advertized Product' });
      expect(await advertised.getByRole('article').count()).toBeGreaterThan(5);
      await expect(page.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible();
    },
  );

  await shows('Category card: picture (height 220px), brand name, See All Products link.', async () => {
    for (const brand of ['YAMAHA', 'HERO', 'BAJAJ']) {
      const link = page.getByRole('link', { name: new RegExp(`${brand}.*See All Products`) });
      await expect(link).toHaveAttribute('href', `/categories/${brand}`);
      await expect(link.getByRole('heading')).toHaveText(brand);
      expect((await link.locator('img').boundingBox())?.height).toBe(220);
    }
  });

  await shows(
    '/ and /home | public | Landing page: hero with Get Started button; All Categories grid (3 columns on medium screens and above); one further section (not shown); All Advertized Product grid; FAQ with 5 collapsible questions',
    async () => {
      for (const address of ['/', '/home']) {
        if (address === '/home') await header(page).getByRole('link', { name: 'Home', exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
        const cards = page.getByRole('region', { name: 'All Categories' }).getByRole('listitem');
        await expect(cards).toHaveCount(3);
        for (const [width, columns] of [
          [767, 1],
          [768, 3],
          [1280, 3],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
          expect(new Set(places).size, `${width} px`).toBe(columns);
        }
        await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
        const advertised = page.getByRole('region', { name: 'All Advertized Product' });
        await expect(advertised.getByRole('article')).not.toHaveCount(0);
        await expect(questions).toHaveCount(5);
        for (const question of await questions.all()) expect(await question.getAttribute('open')).toBeNull();
      }
    },
  );

  await shows('Copyright year 2022. FAQ has 5 questions.', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('© 2022');
    await expect(questions).toHaveCount(5);
  });

  await shows('FAQ item toggles open or closed.', async () => {
    const item = questions.first();
    for (const visible of [true, false, true, false]) {
      await item.locator('summary').click();
      await expect(item.getByRole('paragraph')).toBeVisible({ visible });
    }
  });

  await shows('FAQ item: question, answer (static).', async () => {
    for (const item of await questions.all()) {
      await expect(item.locator('summary')).toHaveText(/\?$/);
      await item.locator('summary').click();
      expect((await item.getByRole('paragraph').innerText()).length).toBeGreaterThan(40);
    }
  });

  await shows('About Us | public | Static text (route not shown)', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    const words = await page.getByRole('main').getByRole('paragraph').first().innerText();
    const served = (await (await request.get('/about')).text()).replaceAll(/<[^>]*>/g, '');
    expect(served, 'before any script has run').toContain(words);
  });

  await shows(
    '/blog | public | Four static articles: React state management, prototypal inheritance, unit tests, React vs Angular vs Vue',
    async () => {
      await header(page).getByRole('link', { name: 'Blogs', exact: true }).click();
      await expect(page).toHaveURL('/blog');
      const articles = page.getByRole('main').getByRole('article');
      await expect(articles).toHaveCount(4);
      const subjects = [[/state/i, /React/], [/prototyp/i, /inherit/i], [/unit test/i], [/React/, /Angular/, /Vue/]];
      for (const words of subjects) {
        const article = words.reduce((found, hasText) => found.filter({ hasText }), articles).first();
        await article.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
        for (const word of words) await expect(page.getByRole('main')).toContainText(word);
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
        await page.goBack();
      }
    },
  );
});

test('what is not there', async ({ page, marketplace }) => {
  const buyer = await newcomer(marketplace.url, 'buyer');
  const lost = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
    await expect(page.getByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/home');
  };
  const answer = await page.goto('/no/such/page');

  await shows('Unknown route: the 404 page.', async () => {
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opps! Looks Like You Are Lost In Space');
  });

  await shows(
    'any unknown route or route error | public | 404 page "Opps! Looks Like You Are Lost In Space" with a Go Back To Home link to /home',
    async () => {
      expect(answer?.status()).toBe(404);
      await lost();
      for (const address of ['/products/019aa000-0000-7000-8000-000000000000', '/blog/no-such-article']) {
        expect((await page.goto(address))?.status(), address).toBe(404);
        await lost();
      }
      await comeIn(page, buyer, marketplace, '/categories/DUCATI');
      await lost();
      await page.goto('/dashboard/payment/019aa000-0000-7000-8000-000000000000');
      await lost();
      await page.getByRole('link', { name: 'Go Back To Home' }).click();
      await expect(page).toHaveURL('/home');
    },
  );
});
